import { Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import styles from "./dashboard.module.css";

/** Links to the analytics of the featured card. */
export function Promo({ cardId }: { cardId: number }) {
  return (
    <section className={styles.promo} aria-labelledby="promo">
      <div>
        <h2 id="promo">Advanced Analytics Access</h2>
        <p>See who opened your card, when, and which link they followed.</p>
      </div>
      <div className={styles.buttons}>
        <Button
          component={Link}
          to={`/analytics/${cardId}`}
          leftSection={<IconChartBar size={18} stroke={1.8} aria-hidden />}
        >
          View Analytics
        </Button>
        <Button component={Link} to="/guide" variant="subtle">
          Learn More
        </Button>
      </div>
    </section>
  );
}
