import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { notices } from "../dashboard/notices.ts";
import { toast } from "../ui/toast.ts";

/** Shown instead of the advanced editor if the card could not be loaded; links to the dashboard. */
export function EditorFailed() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.failure(...notices.editFailed);
    navigate("/dashboard", { replace: true });
  }, [navigate]);
  return null;
}
