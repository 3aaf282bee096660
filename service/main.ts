// The address that units, containers and scripts know; the home on one machine begins in node/.
import "./node/main.ts";
