import { createRoot } from "react-dom/client";
import { RegionMap } from "#app/layout/RegionMap.tsx";
import "#app/styles/site.css";

// A page with only the map, to test other tiles and places.
const root = document.getElementById("root");
if (root) createRoot(root).render(<RegionMap />);
