/** One event of an event stream. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Cuts an event stream into events (HTML Living Standard §9.2.6): feed it text as it arrives, in pieces of any size.
 * Comments, ids and retry times are passed over.
 */
export function eventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = "";
  let event = "";
  let data: string[] = [];
  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === "") {
        if (data.length) onEvent({ event: event || "message", data: data.join("\n") });
        event = "";
        data = [];
      }
      const [, field, value] = /^(event|data): ?(.*)$/s.exec(line) ?? [];
      if (field === "event") event = value!;
      else if (field) data.push(value!);
    }
  };
}
