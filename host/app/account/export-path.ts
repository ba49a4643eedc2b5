/** Download of the user's own data as a zip. */
export const EXPORT_PATH = "/api/user/export";
