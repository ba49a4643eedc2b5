import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton, SkeletonTiles } from "../ui/Skeletons.tsx";
import styles from "./dashboard.module.css";
import { SUBTITLE } from "./notices.ts";

/** The dashboard's placeholder while its cards load. */
export function DashboardSkeleton() {
  return (
    <div className={styles.dashboard}>
      <PageHeader title="Dashboard" subtitle={SUBTITLE} />
      <Skeleton height={268} radius={14} />
      <Skeleton height={92} radius={14} />
      <SkeletonTiles label="Loading your cards" />
    </div>
  );
}
