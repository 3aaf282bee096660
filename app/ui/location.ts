import { createContext, use } from "react";

/** The current page, and how the guest got there. */
export interface PageLocation {
  /** The path of the page, such as /hi/Packages. On an error page it is /404 or similar, whatever the URL. */
  path: string;
  search: string;
  hash: string;
  arrival: "load" | "link" | "history";
  /** Scrolls to the top, the hash or the previous position. Undefined after a page load, when the browser does it. */
  scroll?(): void;
}

export const LocationContext = createContext<PageLocation>({
  path: "/",
  search: "",
  hash: "",
  arrival: "load",
});

export const useLocation = () => use(LocationContext);
