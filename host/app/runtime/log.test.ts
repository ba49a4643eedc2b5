import { expect, onTestFinished, test, vi } from "vitest";
import { config } from "../config/config.server.ts";
import { log, logConsole } from "./log.server.ts";

test("what libraries write to the console is a line of the log, without the values that they hold", () => {
  const { debug, log, info, warn, error } = console;
  onTestFinished(() => void Object.assign(console, { debug, log, info, warn, error }));
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => Boolean(lines.push(String(line))));
  onTestFinished(() => write.mockRestore());
  expect(config.logFormat).toBe("json");
  logConsole();
  const replaced = { ...console };
  replaced.warn("two\nlines", { email: "ben@example.com" });
  replaced.error(new TypeError("of ben@example.com"));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: "warn", message: "console", text: "two\nlines object" },
    { level: "error", message: "console", text: "TypeError" },
  ]);
});

test.each([
  ["a shared contact", `/shared/${"a-_1".repeat(10)}xyz`, "/shared/TOKEN"],
  ["an invitation", `/api/invitations/${"B".repeat(43)}/accept`, "/api/invitations/TOKEN/accept"],
  [
    "a visitor's conversation",
    `/api/salesbot/7/chat/${"c".repeat(32)}/messages`,
    "/api/salesbot/7/chat/TOKEN/messages",
  ],
  ["nothing", "/api/salesbot/7/chat", "/api/salesbot/7/chat"],
])("a path in the log lets nobody open %s", (_, path, logged) => {
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  onTestFinished(() => write.mockRestore());
  log("info", "request", { path });
  expect(JSON.parse(String(write.mock.calls[0]![0]))).toMatchObject({ path: logged });
});
