import { createContext, use } from "react";

/** Which page is shown, and how the guest came to it. */
export interface PageLocation {
  /** The path of the page, /hi/Packages. On an error page it is /404 or the like, whatever the URL. */
  path: string;
  search: string;
  hash: string;
  arrival: "load" | "link" | "history";
  /** Scrolls to the top, to the hash, or to where the guest was. A page that is loaded is scrolled by the browser. */
  scroll?(): void;
}

export const LocationContext = createContext<PageLocation>({
  path: "/",
  search: "",
  hash: "",
  arrival: "load",
});

export const useLocation = () => use(LocationContext);
