import type { ComponentType } from "react";
import type { outcomePaths, PagePath } from "#shared/page-paths.ts";

export type Address = PagePath | (typeof outcomePaths)[number];
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Every address and its page, each with a script of its own; '*' is any other address. */
export const routes: Readonly<Record<Address | "*", LoadPage>> = {
  "/": () => import("./pages/home/Home.tsx"),
  "/Packages": () => import("./pages/packages/Packages.tsx"),
  "/AboutUs": () => import("./pages/about/AboutUs.tsx"),
  "/Dining": () => import("./pages/dining/Dining.tsx"),
  "/Offers": () => import("./pages/offers/Offers.tsx"),
  "/Contact": () => import("./pages/contact/Contact.tsx"),
  "/Contact/Sent": () => import("./pages/contact/InquirySent.tsx"),
  "/Contact/NotSent": () => import("./pages/contact/InquiryNotSent.tsx"),
  "*": () => import("./pages/error/NotFound.tsx"),
};

declare module "react-router" {
  // Makes a wrong path in href() a type error.
  interface Register {
    pages: { [path in Address]: { params: Record<never, never> } };
  }
}
