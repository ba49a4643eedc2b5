import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton, SkeletonTiles } from "../ui/Skeletons.tsx";
import styles from "./dashboard.module.css";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

/** The dashboard's placeholder while its cards load. */
export function DashboardSkeleton() {
  const words = useWords(dashboardWords);
  return (
    <div className={styles.dashboard}>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Skeleton height={268} radius={14} />
      <Skeleton height={92} radius={14} />
      <SkeletonTiles label={words.loading} />
    </div>
  );
}
