import { cardUrl, hasPendingRequest, loadCard } from "../page-runtime/answer.ts";
import { reportFailure } from "../page-runtime/request.ts";
import { resolveInlined, scriptOrigin, loadChunk, loadPart } from "./chunks.ts";
import type { Launchers, MakeLaunchers } from "./launchers.ts";
import type * as withCard from "./with-card.ts";

/**
 * Stands in for launchers.ts in the plain v1.js, most of whose pages show a card and no button. The code of buttons
 * comes with the first one's card, in one request; where that is not to be had, both are asked for apart.
 */
export const makeLaunchers: MakeLaunchers = (load) => {
  let launchers: Launchers | undefined;
  let coming: Promise<Launchers> | undefined;
  /** At once if they are there, so that nothing is left of one when `destroy()` returns. */
  const call = (run: (loaded: Launchers) => void, card: string | null) => {
    if (launchers) run(launchers);
    else
      coming!.then(run).catch((thrown) => {
        if (!launchers) coming = undefined;
        reportFailure(card, thrown);
      });
  };

  return {
    init(input, pending) {
      const { card, host } = input;
      if (!coming) {
        const chunk = () => loadChunk("launchers", host);
        let part: ReturnType<typeof chunk>;
        if (pending || (scriptOrigin || host) !== host || hasPendingRequest(host, card)) part = chunk();
        else {
          const both = loadPart<typeof withCard>(`${cardUrl(host, card)}.js?v=__SDK_VERSION__`);
          // A visitor who waited in vain does not wait again.
          part = both.catch((thrown) => (thrown.reason ? both : chunk()));
          pending = both.then(
            ({ written }) => resolveInlined(written),
            (thrown) => (thrown.reason ? Promise.reject(thrown) : loadCard(host, card)),
          );
          pending.catch(() => {}); // reported by the launcher
        }
        coming = part.then((module) => (launchers = module.makeLaunchers(load)));
      }
      call((loaded) => loaded.init(input, pending), card);
    },
    act(name, card) {
      if (coming) call((loaded) => loaded.act(name, card), null);
      else if (name !== "destroy") throw { reason: "No card" };
    },
  };
};
