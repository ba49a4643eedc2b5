import { useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import { AnalyticsPage } from "../analytics/AnalyticsPage.tsx";
import { openPage } from "../analytics/analytics.server.ts";
import { page } from "../http.server.ts";
import { rowId } from "../parse.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { pageTitle } from "../ui/page-title.ts";
import { toast } from "../ui/toast.ts";

export const meta = () => pageTitle("Analytics");

export const loader = page({ access: "signed-in", params: z.object({ id: rowId }) }, ({ user, params: { id } }) => openPage(user, id));

export const clientLoader = cachedLoader();

export default function AnalyticsRoute() {
  const opened = useLoaderData<typeof loader>();
  return opened.state === "open" ? <AnalyticsPage key={opened.card.id} card={opened.card} /> : <Away title={opened.title} message={opened.message} />;
}

/** Says why, and leads to the dashboard. */
function Away({ title, message }: { title: string; message?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.failure(title, message);
    navigate("/dashboard", { replace: true });
  }, [title, message, navigate]);
  return null;
}
