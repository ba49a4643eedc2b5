/** Where one's own data can be downloaded as a zip. */
export const EXPORT_PATH = "/api/user/export";
