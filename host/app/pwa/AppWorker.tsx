import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useSyncExternalStore } from "react";
import { useUser } from "../ui/user.ts";
import { shellWords } from "../ui/shell/words.en.ts";
import { useWords } from "../ui/use-words.ts";
import { newContent, tellWorker } from "./worker-client.ts";

const TOAST = "new-content";
const never = () => null;

/** Tells the service worker which user is signed in, and offers a newer version once it is ready. */
export function AppWorker() {
  const { id } = useUser();
  const words = useWords(shellWords);
  const apply = useSyncExternalStore(newContent.subscribe, newContent.current, never);

  useEffect(() => {
    void tellWorker({ type: "user", id });
  }, [id]);

  useEffect(() => {
    if (!apply) return;
    notifications.show({
      id: TOAST,
      autoClose: false,
      withBorder: true,
      title: words.newVersion,
      message: (
        <Button size="compact-sm" variant="default" mt={8} onClick={apply}>
          {words.reload}
        </Button>
      ),
    });
  }, [apply, words]);

  return null;
}
