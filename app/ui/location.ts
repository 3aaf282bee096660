import { createContext, use } from "react";

/** The page that is shown, and how the guest got there. */
export interface PageLocation {
  /** The path of the page, such as /hi/Packages. On an error page it is /404 or similar, whatever the URL. */
  path: string;
  search: string;
  hash: string;
  arrival: "load" | "link" | "history";
  /** Scrolls to the top, to the hash, or to where the guest was. Undefined after a page load, which the browser scrolls. */
  scroll?(): void;
}

export const LocationContext = createContext<PageLocation>({
  path: "/",
  search: "",
  hash: "",
  arrival: "load",
});

export const useLocation = () => use(LocationContext);
