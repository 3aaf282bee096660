// Its own module, so that unit tests can put a table of their own in the place of the built one.
export { filmAddresses, shareAddresses, table } from "virtual:pictures";
