/** One key for each inquiry, so that two tabs never overwrite each other's. */
export const savedKey = "inquiry:";
