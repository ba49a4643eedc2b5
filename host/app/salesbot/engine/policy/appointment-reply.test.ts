import { expect, test } from "vitest";
import { fullFacts } from "../../../../tests/assistant/facts.ts";
import type { AssistantContext, Turn } from "../facts/facts.ts";
import { reply } from "../reply.ts";

/** What is said to each message of a conversation, and the last reply. */
function play(facts: AssistantContext, ...messages: string[]) {
  const history: Turn[] = [];
  const replies = messages.map((message) => {
    const result = reply(facts, history, message);
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: result.message, asked: result.asked, state: result.conversation },
    );
    return result;
  });
  return { said: replies.map(({ message }) => message), last: replies.at(-1)! };
}

const withBooking: AssistantContext = {
  ...fullFacts,
  card: { ...fullFacts.card, customButtons: [{ text: "Book a visit", url: "https://harbourpine.example.com/book" }] },
};

test("service, day and time of an appointment are kept until it can be confirmed", () => {
  const { said: messages, last } = play(
    withBooking,
    "I'd like to book a photo shoot next Tuesday at 3 pm",
    "Anna Lee, anna@example.com",
  );
  expect(messages[0]).toContain("Photo shoot, Tuesday 19 May at 15:00");
  expect(messages[0]).toContain("https://harbourpine.example.com/book");
  expect(messages[1]).toContain("Mara will confirm by email to anna@example.com");
  expect(last.conversation.wish).toEqual({ service: "Photo shoot", day: "2026-05-19", time: "15:00" });
  expect(last.outcome).toBe("appointment_requested");
});

test("a day that is in no calendar, a closed one and a time outside the hours are questioned, the rest is kept", () => {
  const { said: messages, last } = play(
    fullFacts,
    "Can I make an appointment on 31 February?",
    "then on Sunday at noon",
    "ok Friday at 8 pm",
    "at 4 then",
  );
  expect(messages[0]).toContain("There is no 31 February");
  expect(messages[1]).toMatch(/On Sunday 17 May: closed\. Opening hours .*Which other day suits you\?/);
  expect(messages[2]).toContain("open 10:00–18:00");
  expect(messages[3]).toContain("Friday 15 May at 16:00");
  expect(last.conversation.wish).toEqual({ day: "2026-05-15", time: "16:00" });
});

test.each(["tuesday dec 15 at 10", "Tuesday, December 15 at 10am", "tuesday 15 dec at 10"])("%s is one day", (when) => {
  const { last } = play(fullFacts, `I'd like to book a photo shoot on ${when}`);
  expect(last.conversation.wish).toMatchObject({ day: "2026-12-15", time: "10:00" });
});

test("an appointment is called off in few words, or with its day", () => {
  for (const off of ["cancel it", "please cancel", "Cancel the appointment on Tuesday"]) {
    const { last } = play(fullFacts, "I'd like to book a photo shoot next Tuesday at 2 pm", off);
    expect(last.outcome).toBe("cancelled");
    expect(last.conversation.wanted).not.toContain("appointment");
  }
});

test("a service with day and time is a wish without a verb, an address beside it", () => {
  const { last } = play(fullFacts, "Photo shoot on Tuesday at 11, m@example.com");
  expect(last.conversation.wish).toEqual({ service: "Photo shoot", day: "2026-05-19", time: "11:00" });
  expect(last.outcome).toBe("appointment_requested");
});

test.each(["did you book it?", "is it confirmed?", "so is it booked then"])(
  "%s is told how the wish stands",
  (message) => {
    const { said: messages } = play(fullFacts, "I'd like to book a photo shoot next Tuesday at 2 pm", message);
    expect(messages[1]).toMatch(/Got it: Photo shoot, Tuesday 19 May at 14:00/);
  },
);

test("a day that only the owner's words close is questioned, whole stretches and shared months too", () => {
  const closing = {
    ...fullFacts,
    settings: { ...fullFacts.settings, companyInfo: "Closed on 24, 25 and 31 December and from 3 to 9 August." },
  };
  const day = (message: string) => play(closing, `I want an appointment on ${message}`).last.conversation.wish?.day;
  expect(day("24 December at 11")).toBeUndefined();
  expect(day("5 August at 11")).toBeUndefined();
  expect(day("22 December at 11")).toBe("2026-12-22");
});

test("a question in the middle of booking is answered, and changes no wish", () => {
  const { said: messages, last } = play(fullFacts, "book me for Friday at 3 pm", "What time do you close on Tuesday?");
  expect(messages[1]).toContain("On Tuesday: open");
  expect(last.conversation.wish).toEqual({ day: "2026-05-15", time: "15:00" });
});

test("a day with a time is a wish, also where it is put as a question", () => {
  expect(play(fullFacts, "Can I come on Friday at 3 pm?").last.conversation.wish?.day).toBe("2026-05-15");
});

test("what is missing is asked for, one thing at a time", () => {
  const { said: messages } = play(fullFacts, "I want an appointment on Friday", "3 pm", "anna@example.com");
  expect(messages[0]).toMatch(/Friday 15 May\. At what time\?$/);
  expect(messages[1]).toContain("What email or phone number should Mara use to confirm?");
  expect(messages[2]).toContain("Mara will confirm by email to anna@example.com");
});

test("a name that was asked for is taken, and a day in its place is no name", () => {
  const firstMessages = ["Can I book an appointment?", "anna@example.com"];
  expect(play(fullFacts, ...firstMessages, "Anna Lee").last.lead).toEqual({
    name: "Anna Lee",
    email: "anna@example.com",
  });
  const { last } = play(fullFacts, ...firstMessages, "Tuesday at noon");
  expect(last.lead.name).toBeUndefined();
  expect(last.conversation.wish).toEqual({ day: "2026-05-19", time: "12:00" });
});

test("who does not want to be contacted is told how to reach the person, and not asked again", () => {
  const { said: messages } = play(
    fullFacts,
    "Can I talk to someone?",
    "no, I don't want to be contacted",
    "Do you have a helipad?",
    "I want an appointment on Friday at 3 pm",
    "I want to buy a photo shoot",
  );
  for (const text of messages.slice(1)) expect(text).not.toMatch(/which e-mail|leave an e-mail|leave your e-mail/i);
  expect(messages[3]).toContain("+1 415 555 0132");
});

test("a question is answered right after one of the owner's", () => {
  const { said: messages } = play(
    fullFacts,
    "Is there parking?",
    "About 80. Are dogs welcome?",
    "tell me about the deposit",
  );
  expect(messages[0]).toContain("What kind of event");
  expect(messages[1]).toContain("Dogs are welcome on the terrace");
  expect(messages[2]).toContain("20 %");
});

test("a question beside contact details is answered, or noted as unanswered", () => {
  const { said: messages, last } = play(fullFacts, "Here is my mail: kim@example.com. Do you have a helipad?");
  expect(messages[0]).toContain("I have noted kim@example.com");
  expect(messages[0]).toContain("I don't have that in what Mara gave me");
  expect(last.unanswered).toEqual(["Do you have a helipad?"]);
});

test("the business's own address and a friend's are no lead, a name between commas is one", () => {
  expect(play(fullFacts, "I wrote to mara@harbourpine.example.com").last.lead).toEqual({});
  expect(play(fullFacts, "my friend bob@example.com told me about you").last.lead).toEqual({});
  expect(play(fullFacts, "we have a meeting at 11. If you can come").last.lead).toEqual({});
  expect(play(fullFacts, "ring me, Rosalind Pike, 07700 900123").last.lead).toEqual({
    name: "Rosalind Pike",
    phone: "07700 900123",
  });
});

test("the owner hears of a question whose likely facts have little to do with it", () => {
  const { said: messages, last } = play(fullFacts, "is it safe for toddlers");
  expect(messages[0]).not.toMatch(/do not know/);
  expect(last.unanswered).toEqual(["is it safe for toddlers"]);
  expect(play(fullFacts, "Are dogs welcome on the terrace?").last.unanswered).toEqual([]);
  expect(play(fullFacts, "do you sell gift vouchers").last.unanswered).toEqual(["do you sell gift vouchers"]);
});

test("what is added while an appointment is agreed is noted, and what is missing is asked for again", () => {
  const { said: messages, last } = play(
    fullFacts,
    "I'd like to book a photo shoot next Tuesday",
    "3 people",
    "parking",
    "at 2 pm",
  );
  expect(messages[1]).toMatch(/noted that .*Photo shoot, Tuesday 19 May, 3 people\. At what time/);
  expect(messages[2]).toMatch(/park/i);
  expect(last.conversation.wish).toEqual({ service: "Photo shoot", day: "2026-05-19", time: "14:00" });
});
