import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";
import { toast } from "../ui/toast.ts";
import { NOT_IN_DEMO } from "./demo.ts";

const DeletionForm = lazy(() => import("./DeletionForm.tsx"));

/** Ends the account, after a question, an offer to take the data along, and the password. */
export function DeleteAccount({ isDemo }: { isDemo: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="red" variant="light" onClick={() => (isDemo ? toast.failure(NOT_IN_DEMO) : setAsking(true))}>
        Delete account
      </Button>
      <LazyModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Suspense>
          <DeletionForm onCancel={() => setAsking(false)} />
        </Suspense>
      </LazyModal>
    </>
  );
}
