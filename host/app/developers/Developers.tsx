import { Alert, Anchor, Button } from "@mantine/core";
import { Fragment, lazy, type ReactNode } from "react";
import type { ApiKey } from "../auth/keys/keys.server.ts";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Logo } from "../ui/Logo.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { useWords } from "../ui/use-words.ts";
import { keysWords } from "../account/keys/words.en.ts";
import styles from "./developers.module.css";
import { Reference } from "./Reference.tsx";
import type { ReferenceGroup } from "./reference.server.ts";
import type { ToolSummary } from "../mcp/tools.server.ts";
import type { OwnWebhook } from "../webhooks/webhooks.server.ts";
import { Tools } from "./Tools.tsx";
import { mcpSettings, snippets, VERIFY } from "./snippets.ts";
import { developerWords } from "./words.en.ts";

const Keys = lazy(() => import("../account/keys/Keys.tsx"));
const WebhooksSection = lazy(async () => ({
  default: (await import("../webhooks/WebhooksSection.tsx")).WebhooksSection,
}));

interface Props {
  origin: string;
  isSignedIn: boolean;
  /** The reader's; null where the level has none. */
  keys: ApiKey[] | null;
  webhooks: OwnWebhook[] | null;
  groups: ReferenceGroup[];
  tools: ToolSummary[];
}

/** All that a program needs: keys, the calls, an AI's tools and the SDK. Anybody may read it. */
export function Developers({ origin, isSignedIn, keys, webhooks, groups, tools }: Props) {
  const text = useWords(developerWords);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Anchor href={isSignedIn ? "/dashboard" : "/"} className={styles.home}>
          <Logo size={28} /> {text.back}
        </Anchor>
        <h1>{text.title}</h1>
        <p>{text.subtitle}</p>
      </header>
      <main className={styles.main}>
        <Part id="start" title={text.start}>
          <p>{text.startText}</p>
          {Object.entries(snippets(origin)).map(([language, code]) => (
            <Code key={language} name={language} code={code} />
          ))}
          <ul>
            {text.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>
            <Anchor href="/api/openapi.json">{text.document}</Anchor>
          </p>
        </Part>
        <OwnKeys isSignedIn={isSignedIn} keys={keys} />
        <Part id="arrival" title={text.arrival}>
          <ul>
            {text.arrivalText.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Code name="Node" code={VERIFY} />
        </Part>
        {webhooks && (
          <div className={styles.part}>
            <ClientOnly fallback={<SkeletonRows label={text.title} />}>
              <WebhooksSection webhooks={webhooks} />
            </ClientOnly>
          </div>
        )}
        <Part id="ai" title={text.ai}>
          <p>{text.aiText}</p>
          <Code name="MCP" code={mcpSettings(origin)} />
          <Tools tools={tools} />
          <Alert color="yellow">{text.aiWarning}</Alert>
        </Part>
        <Part id="sdk" title={text.sdk}>
          <p>{text.sdkText}</p>
          <p>
            <Anchor href="/guide#developer">{text.guide}</Anchor>
          </p>
        </Part>
        <Recipes origin={origin} />
        <Part id="reference" title={text.reference}>
          <Reference groups={groups} />
        </Part>
      </main>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function OwnKeys({ isSignedIn, keys }: Pick<Props, "isSignedIn" | "keys">) {
  const text = useWords(developerWords);
  const { title, about, loading } = useWords(keysWords);
  return (
    <Part id="keys" title={title}>
      <p>{about}</p>
      {keys && (
        <ClientOnly fallback={<SkeletonRows label={loading} />}>
          <Keys keys={keys} />
        </ClientOnly>
      )}
      {isSignedIn && !keys && (
        <p>
          <Anchor href="/account">{text.needsLevel}</Anchor>
        </p>
      )}
      {!isSignedIn && (
        <Button component="a" href="/auth?to=%2Fdevelopers">
          {text.signIn}
        </Button>
      )}
    </Part>
  );
}

function Code({ name, code }: { name: string; code: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>
        {name}
        <CopyButton value={code} label={name} size="xs" />
      </figcaption>
      <pre tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** A step with the names of another product's parts, which stand between bars and are English. */
const withEnglish = (step: string) =>
  step.split("|").map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} lang="en">
        {part}
      </span>
    ),
  );

function Recipes({ origin }: { origin: string }) {
  const text = useWords(developerWords);
  return (
    <Part id="recipes" title={text.recipes}>
      <p>{text.recipesText}</p>
      {Object.values(text.recipe).map(({ name, ...recipes }) => (
        <details key={name} className={styles.call}>
          <summary>{name}</summary>
          {(["sheet", "chat", "crm"] as const).map((what) => (
            <Fragment key={what}>
              <h4>{text.recipeTitles[what]}</h4>
              <ol className={styles.steps}>
                {recipes[what].map((step) => (
                  <li key={step}>{withEnglish(step.replace("{origin}", origin))}</li>
                ))}
              </ol>
            </Fragment>
          ))}
        </details>
      ))}
    </Part>
  );
}
