import { messages } from "../languages/message.ts";

export const words = {
  teamOfTemplate: "Choose the team of the template.",
  noSuchTeam: "There is no such team.",
  templateOfTeam: "Choose a template of this team.",
  fullNameTooShort: "Full name must be at least 2 characters",
  badEmail: "Invalid email format",
  notFound: "User not found",
  fileUnsupported: "The file is damaged or not in a supported format.",
  fileEmpty: "The file is empty.",
  fileTooManyUsers: "At most 5,000 users can be uploaded at once.",
  fileWithoutRows: "The file has no rows below its header.",
  fileType: "Accepted files are .csv, .xlsx and .xls.",
  fileTooLarge: "The file is larger than 10 MB.",
  fileTooSlow: "The file takes too long to read.",
  fileUnread: "The file could not be read.",
  fileDamaged: "The file is damaged.",
  fileTooLargeUnpacked: "The unpacked file is too large for a list of 5,000 users.",
  levelRange: (max: number) => `Access level must be a number from 1 to ${max}`,
  tooManyRows: (limit: number) => `At most ${limit} users can be uploaded at once`,
  fileColumns: (columns: string, missing: string) =>
    `The first line must name the columns ${columns}. Missing: ${missing}.`,
  usernameInLine: (line: number) => `Username is the same as in line ${line}`,
  emailInLine: (line: number) => `Email is the same as in line ${line}`,
  slugInLine: (line: number) => `Slug is the same as in line ${line}`,
};

export type UserMessages = typeof words;
export const userMessages = messages("users/messages", words);
