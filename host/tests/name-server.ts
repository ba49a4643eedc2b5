import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { decode, encode, type RecordType } from "dns-packet";

type Code = "NOERROR" | "NXDOMAIN" | "SERVFAIL" | "REFUSED";
type Zone = Partial<Record<"A" | "AAAA" | "CNAME" | "TXT", string[]>>;

/** A name server of a test's own, on loopback. */
export interface NameServer {
  /** For DNS_SERVER. */
  address: string;
  /** Sets all records of a name; an empty zone leaves none. */
  set(name: string, zone: Zone): void;
  /** What it answers to every question about a name instead: an error, or nothing at all. */
  fail(name: string, how: Code | "silence"): void;
  stop(): Promise<void>;
}

/** Answers over UDP (RFC 1035 §4.2.1), and follows aliases as a resolver does. */
export async function startNameServer(): Promise<NameServer> {
  const zones = new Map<string, Zone>();
  const failures = new Map<string, Code | "silence">();
  const socket = createSocket("udp4");

  function recordsFor(name: string, type: keyof Zone): { type: RecordType; name: string; data: string }[] {
    const records: { type: RecordType; name: string; data: string }[] = [];
    const seen = new Set<string>();
    for (let at = name; !seen.has(at);) {
      seen.add(at);
      const zone = zones.get(at);
      for (const data of zone?.[type] ?? []) records.push({ type, name: at, data });
      const alias = zone?.CNAME?.[0];
      if (type === "CNAME" || alias === undefined) break;
      records.push({ type: "CNAME", name: at, data: alias });
      at = alias;
    }
    return records;
  }

  socket.on("message", (message: Buffer, { port, address }: RemoteInfo) => {
    const { id, questions: queries = [] } = decode(message);
    const question = queries[0]!;
    const name = question.name.toLowerCase();
    const failure = failures.get(name);
    if (failure === "silence") return;
    const answers = failure ? [] : recordsFor(name, question.type as keyof Zone);
    const code = failure ?? (answers.length > 0 || zones.has(name) ? "NOERROR" : "NXDOMAIN");
    const flags = 0x180 | { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 }[code];
    socket.send(encode({ type: "response", id, flags, questions: queries, answers: answers as never }), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, zone) => (failures.delete(name), zones.set(name, zone)),
    fail: (name, how) => failures.set(name, how),
    async stop() {
      socket.close();
      await once(socket, "close");
    },
  };
}
