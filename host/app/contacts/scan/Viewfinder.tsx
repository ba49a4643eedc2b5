import { Alert, Button, NativeSelect } from "@mantine/core";
import { IconBulb, IconBulbOff, IconCameraOff } from "@tabler/icons-react";
import { useState } from "react";
import { setTorch, useCamera } from "./camera.ts";
import styles from "./scan.module.css";
import { useWords } from "../../ui/use-words.ts";
import { scanWords } from "./words.en.ts";

interface Props {
  isOn: boolean;
  isAsking: boolean;
  onCode: (text: string) => void;
}

/** Camera picture with controls for the light and the choice of camera. */
export function Viewfinder({ isOn, isAsking, onCode }: Props) {
  const words = useWords(scanWords);
  const [deviceId, setDeviceId] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isLit, setLit] = useState(false);
  const { camera, video } = useCamera(isOn, deviceId, attempt, onCode);
  if (camera.is === "failed") {
    const why = words.why[camera.why];
    return (
      <Alert color="amber" role="alert" icon={<IconCameraOff size={20} aria-hidden />} title={why.title}>
        <p className={styles.why}>{why.text}</p>
        <Button variant="default" onClick={() => setAttempt((n) => n + 1)}>
          {words.again}
        </Button>
      </Alert>
    );
  }
  return (
    <div>
      <div className={styles.finder}>
        <video ref={video} muted playsInline aria-label={words.sees} />
        <span className={styles.frame} aria-hidden="true" />
        <p className={styles.status} role="status">
          {isAsking ? words.reading : camera.is === "on" ? words.looking : words.starting}
        </p>
        {camera.is === "on" && camera.hasTorch && (
          <button
            type="button"
            className={styles.torch}
            aria-pressed={isLit}
            aria-label={words.light}
            onClick={() => void setTorch(camera.stream, !isLit).then(setLit)}
          >
            {isLit ? <IconBulb size={22} aria-hidden /> : <IconBulbOff size={22} aria-hidden />}
          </button>
        )}
      </div>
      {camera.is === "on" && camera.choices.length > 1 && (
        <NativeSelect
          mt="sm"
          label={words.camera}
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
