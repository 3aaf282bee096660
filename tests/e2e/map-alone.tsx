import { createRoot } from "react-dom/client";
import { RegionMap } from "#app/layout/RegionMap.tsx";
import "#app/styles/site.css";

// A page that is nothing but the map, for the settings of content/map/provider.yaml that the site is not built with.
const root = document.getElementById("root");
if (root) createRoot(root).render(<RegionMap />);
