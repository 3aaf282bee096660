/** The back office's address; a command's name follows. */
export const ownerPath = "/api/owner";
