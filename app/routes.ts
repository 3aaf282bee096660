import type { ComponentType } from "react";
import type { outcomePaths, PagePath } from "#shared/page-paths.ts";

export type Address = PagePath | (typeof outcomePaths)[number];
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Every address and its page, each with a script of its own; '*' is any other address. */
export const routes: Readonly<Record<Address | "*", LoadPage>> = {
  "/": () => import("./pages/Home.tsx"),
  "/Packages": () => import("./pages/Packages.tsx"),
  "/AboutUs": () => import("./pages/AboutUs.tsx"),
  "/Dining": () => import("./pages/Dining.tsx"),
  "/Offers": () => import("./pages/Offers.tsx"),
  "/Contact": () => import("./pages/Contact.tsx"),
  "/Contact/Sent": () => import("./pages/InquirySent.tsx"),
  "/Contact/NotSent": () => import("./pages/InquiryNotSent.tsx"),
  "*": () => import("./pages/NotFound.tsx"),
};

declare module "react-router" {
  // Makes a wrong path in href() a type error.
  interface Register {
    pages: { [path in Address]: { params: Record<never, never> } };
  }
}
