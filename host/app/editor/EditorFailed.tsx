import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { notices } from "../dashboard/notices.ts";
import { toast } from "../ui/toast.ts";

/** Instead of the advanced editor, when the card could not be loaded: says so and leads to the dashboard. */
export function EditorFailed() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.failure(...notices.unloaded);
    navigate("/dashboard", { replace: true });
  }, [navigate]);
  return null;
}
