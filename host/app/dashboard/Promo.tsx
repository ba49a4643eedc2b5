import { Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import styles from "./dashboard.module.css";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

/** Links to the analytics of the featured card. */
export function Promo({ cardId }: { cardId: number }) {
  const words = useWords(dashboardWords);
  return (
    <section className={styles.promo} aria-labelledby="promo">
      <div>
        <h2 id="promo">{words.promo.heading}</h2>
        <p>{words.promo.text}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          component={Link}
          to={`/analytics/${cardId}`}
          variant="default"
          leftSection={<IconChartBar size={18} stroke={1.8} aria-hidden />}
        >
          {words.promo.view}
        </Button>
        <Button component={Link} to="/guide" variant="subtle">
          {words.promo.more}
        </Button>
      </div>
    </section>
  );
}
