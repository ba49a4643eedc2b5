import { describe, expect, test } from "vitest";
import { leadMail } from "../salesbot/mails/lead-mail.server.ts";
import { words as domainMailWords } from "../domains/mails/words.de.ts";
import { words as contactMailWords } from "../contacts/mails/words.de.ts";

type Conversation = Parameters<typeof leadMail>[1];

describe("the mail about a lead", () => {
  const conversation = {
    visitorName: "Ada",
    visitorEmail: "ada@example.com",
    visitorPhone: null,
    leadScore: 53,
    leadReasons: [
      { points: 25, reason: "Left an e-mail address", key: "events/messages.email" },
      { points: 20, reason: "Asked for an appointment", key: "events/messages.appointment" },
      { points: 8, reason: "Answered 3 questions of yours", key: "events/messages.answers", values: [3] },
    ],
    outcome: "appointment_requested",
    appointment: { day: "2026-05-19", time: "15:00", timeZone: "Europe/Lisbon", service: "Beratung" },
    conversationData: [{ role: "user", content: "Hallo" }],
  } as unknown as Conversation;
  const card = { id: 7, name: "Rye & Co", slug: "rye" } as Parameters<typeof leadMail>[0];

  test("is German from its subject to its last line", () => {
    const { subject, text } = leadMail(card, conversation, "https://cards.example.com", "de");
    expect(subject).toBe("Terminanfrage: Ada, 53 von 100 Punkten");
    expect(text).toBe(
      [
        "Im Chat auf Ihrer Karte (Rye & Co) wurde ein Termin angefragt.",
        "",
        "Termin: Beratung, Dienstag, 19. Mai 2026 um 15:00 Uhr (Europe/Lisbon)",
        "Der Termin steht in der Kalenderdatei. Ihre Bestätigung wird noch erwartet.",
        "",
        "Name: Ada",
        "E-Mail: ada@example.com",
        "Ergebnis: Möchte einen Termin",
        "Bewertung: 53 von 100 Punkten",
        "  +25 Hat eine E-Mail-Adresse hinterlassen",
        "  +20 Hat nach einem Termin gefragt",
        "  +8 Hat 3 Ihrer Fragen beantwortet",
        "",
        "Das Gespräch:",
        "Besucher: Hallo",
        "",
        "Alle Gespräche ansehen: https://cards.example.com/salesbot/7/conversations",
      ].join("\n"),
    );
  });

  test("is in English what it always was", () => {
    const { subject, text } = leadMail(card, conversation, "https://cards.example.com", "en");
    expect(subject).toBe("Appointment request: Ada, score 53");
    expect(text).toMatch(/Appointment: Beratung, Tuesday,? 19 May 2026 at 15:00 \(Europe\/Lisbon\)\n/);
    expect(text).toContain("Outcome: Wants an appointment\nLead score: 53 of 100\n  +25 Left an e-mail address\n");
  });
});

test("mails about domains and follow-ups are German, too", () => {
  expect(domainMailWords.failing.subject("karten.example.com")).toBe(
    "karten.example.com führt nicht mehr zu Ihrer Karte",
  );
  expect(contactMailWords.subject(3)).toBe("Wiedervorlagen für heute: 3");
});
