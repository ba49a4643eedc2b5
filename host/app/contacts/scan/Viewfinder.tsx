import { Alert, Button, NativeSelect } from "@mantine/core";
import { IconBulb, IconBulbOff, IconCameraOff } from "@tabler/icons-react";
import { useState } from "react";
import { type CameraProblem, setTorch, useCamera } from "./camera.ts";
import styles from "./scan.module.css";

const WHY: Record<CameraProblem, { title: string; text: string }> = {
  refused: {
    title: "Meishi may not use the camera",
    text: "Allow it in your browser: tap the sign beside the address, find Camera under the permissions, and choose Allow. In the installed app, look in the settings of your phone under Apps. You can also choose a picture of the code.",
  },
  missing: {
    title: "There is no camera",
    text: "Choose a picture of the code instead.",
  },
  busy: {
    title: "The camera is in use",
    text: "Another app or tab uses it. Close that, and try again.",
  },
  insecure: {
    title: "This browser has no camera for pages",
    text: "Cameras work over https only, and not inside some apps. Open this page in your browser, or choose a picture of the code.",
  },
  failed: { title: "The camera did not start", text: "Try again, or choose a picture of the code." },
};

interface Props {
  isOn: boolean;
  isAsking: boolean;
  onCode: (text: string) => void;
}

/** What the camera sees, its light, and which camera it is. */
export function Viewfinder({ isOn, isAsking, onCode }: Props) {
  const [deviceId, setDeviceId] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isLit, setLit] = useState(false);
  const { camera, video } = useCamera(isOn, deviceId, attempt, onCode);
  if (camera.is === "failed") {
    const { title, text } = WHY[camera.why];
    return (
      <Alert color="amber" role="alert" icon={<IconCameraOff size={20} aria-hidden />} title={title}>
        <p className={styles.why}>{text}</p>
        <Button variant="default" onClick={() => setAttempt((n) => n + 1)}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div>
      <div className={styles.finder}>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
        <span className={styles.frame} aria-hidden="true" />
        <p className={styles.status} role="status">
          {isAsking ? "Reading the card..." : camera.is === "on" ? "Looking for a code" : "Starting the camera..."}
        </p>
        {camera.is === "on" && camera.hasTorch && (
          <button
            type="button"
            className={styles.torch}
            aria-pressed={isLit}
            aria-label="Camera light"
            onClick={() => void setTorch(camera.stream, !isLit).then(setLit)}
          >
            {isLit ? <IconBulb size={22} aria-hidden /> : <IconBulbOff size={22} aria-hidden />}
          </button>
        )}
      </div>
      {camera.is === "on" && camera.choices.length > 1 && (
        <NativeSelect
          mt="sm"
          label="Camera"
          value={deviceId ?? camera.stream.getVideoTracks()[0]?.getSettings().deviceId ?? ""}
          data={camera.choices.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ currentTarget }) => {
            setLit(false);
            setDeviceId(currentTarget.value);
          }}
        />
      )}
    </div>
  );
}
