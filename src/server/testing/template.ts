/** The migrated database that every test file's own is copied from. */
export const TEMPLATE = "template_basmia";
