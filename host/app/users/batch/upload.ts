import { lookupKey } from "../../input/lookup-key.ts";
import { api, errorMessage } from "../../ui/api.ts";
import type { BatchResult } from "./create-users.server.ts";
import type { Taken } from "../users.schema.ts";
import { type BatchRow, type BatchValues, toRequestRow, valuesOf } from "./batch-row.ts";
import { uiMessages } from "../../ui/messages.en.ts";
import { sentence } from "../../languages/message.ts";

/** Rows per request: few enough for the size limit of bodies, and each answer advances the progress bar. */
const CHUNK = 100;

/** Which usernames, email addresses and slugs of the rows already exist. */
export function fetchTaken(rows: readonly BatchValues[]): Promise<Taken> {
  const some = (values: string[]) =>
    [...new Set(values.map(lookupKey))].filter((value) => value !== "" && value.length <= 300);
  return api<Taken>("POST", "/api/users/taken", {
    usernames: some(rows.map(({ username }) => username)),
    emails: some(rows.map(({ email }) => email)),
    slugs: some(rows.map(({ cardSlug }) => cardSlug)),
  });
}

/** The team that the users join, and the template of their cards. */
export interface BatchTarget {
  teamId?: number;
  templateId?: number;
}
export interface NamedOption {
  id: number;
  name: string;
}

/** Teams, or the templates of one, to choose from. */
const namesOf = (path: string): Promise<NamedOption[]> =>
  api<{ items: NamedOption[] }>("GET", path).then(
    ({ items }) => items,
    () => [],
  );
export const fetchTeams = () => namesOf("/api/teams");
export const fetchTemplates = (teamId: number) => namesOf(`/api/teams/${teamId}/templates`);

type FailedRow = BatchValues & { line: number; error: string };
export interface UploadResult {
  created: number;
  failed: FailedRow[];
  /** Values that were ignored because the template sets them, by line of the file. */
  notes: { line: number; username: string; ignored: string[] }[];
}

/**
 * Sends the valid rows in parts. If a part fails, its error is recorded for each of its rows, and the others follow.
 */
export async function upload(
  rows: readonly BatchRow[],
  into: BatchTarget,
  onProgress: (sent: number, all: number) => void,
): Promise<UploadResult> {
  const valid = rows.filter(({ status }) => status === "valid");
  const result: UploadResult = { created: 0, failed: [], notes: [] };
  for (let start = 0; start < valid.length; start += CHUNK) {
    const part = valid.slice(start, start + CHUNK);
    try {
      const users = part.map((row) => {
        const values = toRequestRow(row);
        return { ...values, accessLevel: Number(values.accessLevel.trim() || 1) };
      });
      const { created, failed, notes = [] } = await api<BatchResult>("POST", "/api/users/bulk", { users, ...into });
      result.created += created.length;
      result.notes.push(...notes.map(({ index, ...note }) => ({ ...note, line: part[index]!.line })));
      result.failed.push(
        ...failed.map(({ index, error }) => ({
          ...valuesOf(part[index]!),
          line: part[index]!.line,
          error: sentence(error),
        })),
      );
    } catch (error) {
      const problem = errorMessage(error, uiMessages.offline);
      result.failed.push(...part.map((row) => ({ ...valuesOf(row), line: row.line, error: problem })));
    }
    onProgress(Math.min(start + CHUNK, valid.length), valid.length);
  }
  return result;
}
