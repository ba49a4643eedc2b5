/** Fields that a table's column can have; separate from table parsing, which pages need not load. */
export const COLUMN_FIELDS = [
  "name",
  "prefix",
  "firstName",
  "middleName",
  "lastName",
  "suffix",
  "email",
  "phone",
  "company",
  "title",
  "tags",
  "notes",
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];
