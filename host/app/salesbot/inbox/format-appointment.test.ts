import { expect, test } from "vitest";
import { formatAppointment } from "./format-appointment.ts";

const now = Date.UTC(2026, 10, 29);
const gig = { service: "Evening set", day: "2027-06-19", time: "19:00", timeZone: "Europe/London" };

test.for([
  ["en-GB", gig, "Evening set, Sat 19 June, 19:00"],
  ["en-US", gig, "Evening set, Sat, June 19, 7:00 PM"],
  ["de", gig, "Evening set, Sa., 19. Juni, 19:00"],
  ["en-GB", { day: "2026-12-01" }, "Tue 1 December"],
  ["en-GB", { day: "2027-12-01" }, "Wed, 1 December 2027"],
  ["en-GB", { day: "2027-07-12", until: "2027-07-19" }, "Mon 12 July – Mon 19 July"],
] as const)("in %s, %j is %j", ([locale, appointment, text]) => {
  const formatted = formatAppointment(appointment, { locale, ownZone: "Europe/London", now });
  expect(formatted.replace(/\u202f|\u2009/g, " ")).toBe(text);
});

test("a time of another zone than the reader's says which", () => {
  const options = { locale: "en-GB", ownZone: "America/New_York", now };
  expect(formatAppointment(gig, options)).toBe("Evening set, Sat 19 June, 19:00 (Europe/London)");
});
