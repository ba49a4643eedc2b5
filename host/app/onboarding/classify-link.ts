// Apart from the schema, so that the field can ask while somebody types, without Zod.
import { parseNetworkLink, needsCountry } from "../networks/parse-link.ts";
import { NETWORK_KEYS, NETWORKS, type NetworkInput, type NetworkKey, networkOfHost } from "../networks/networks.ts";
import type { Text } from "../languages/message.ts";
import { onboardingMessages } from "./messages.en.ts";

/** Where on the card the one link goes that the first page asks for, or why it cannot. */
export type ClassifiedLink =
  | { state: "none" }
  | { state: "website"; url: string }
  /** `sent` is what the card takes: a number without its country is read by the server, which knows the owner's. */
  | { state: "network"; network: NetworkKey; url: string | null; sent: string }
  /** A name or a number, which several networks have. */
  | { state: "asking"; networks: NetworkKey[] }
  | { state: "refused"; problem: Text };

const networksAccepting = (input: NetworkInput) => NETWORK_KEYS.filter((key) => NETWORKS[key].input === input);

/** Reads a website, a link to a network, or a name or number on the network that was chosen. */
export function classifyLink(typed: string, chosen: string | undefined): ClassifiedLink {
  if (typed.trim() === "") return { state: "none" };
  const { url = "" } = parseNetworkLink("", typed);
  if (/^https?:/.test(url)) {
    const network = networkOfHost(new URL(url).hostname.replace(/^www\./, ""));
    return network ? on(network, typed) : { state: "website", url };
  }
  if (/^mailto:.+@(?:gmail|googlemail)\.com$/i.test(url)) return on("gmail", typed);
  const networks = candidateNetworks(typed, url);
  if (networks.length === 0) return { state: "refused", problem: onboardingMessages.notALink };
  const network = networks.length === 1 ? networks[0] : networks.find((key) => key === chosen);
  return network ? on(network, typed) : { state: "asking", networks };
}

/** The networks that could have this name or number. */
function candidateNetworks(typed: string, url: string): NetworkKey[] {
  if (url.startsWith("tel:")) return [...networksAccepting("phone"), "telegram"];
  if (url !== "") return [];
  if (needsCountry("whatsapp", typed)) return networksAccepting("phone");
  if (/^\/?(?:in|company|school|showcase|pub)\//i.test(typed.trim())) return ["linkedin"];
  if (/\//.test(typed)) return [];
  return networksAccepting("name").filter((key) => parseNetworkLink(key, typed).url);
}

function on(network: NetworkKey, typed: string): ClassifiedLink {
  if (needsCountry(network, typed)) return { state: "network", network, url: null, sent: typed };
  const { url, problem } = parseNetworkLink(network, typed);
  return problem === undefined ? { state: "network", network, url, sent: url } : { state: "refused", problem };
}

/** What is wrong with the field; null when it can be sent. */
export function linkProblem(classified: ClassifiedLink): Text | null {
  if (classified.state === "asking") return onboardingMessages.whichNetwork;
  return classified.state === "refused" ? classified.problem : null;
}
