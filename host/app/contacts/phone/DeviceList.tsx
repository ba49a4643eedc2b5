import { Button } from "@mantine/core";
import { IconDeviceMobile } from "@tabler/icons-react";
import type { AppPasswordView } from "../../auth/app-passwords/app-passwords.server.ts";
import { useFormatDate } from "../../ui/locale.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "./phone.module.css";
import { phoneWords } from "./words.en.ts";

interface Props {
  devices: AppPasswordView[];
  isBusy: boolean;
  onEnd: (device: AppPasswordView) => void;
}

/** The devices that have the contacts, each with its last sync. */
export function DeviceList({ devices, isBusy, onEnd }: Props) {
  const text = useWords(phoneWords);
  const formatDate = useFormatDate();
  return (
    <ul className={styles.devices}>
      {devices.map((device) => {
        const { id, name, createdAt, lastUsedAt } = device;
        // The device's own name, unless the owner calls it the same.
        const program = device.device === null || device.device === name ? "" : `${device.device} · `;
        return (
          <li key={id}>
            <IconDeviceMobile size={20} stroke={1.8} aria-hidden />
            <div>
              <b>{name}</b>
              <small>
                {program}
                {text.synced(lastUsedAt && formatDate(lastUsedAt), formatDate(createdAt))}
              </small>
            </div>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              disabled={isBusy}
              onClick={() => onEnd(device)}
              aria-label={text.endOne(name)}
            >
              {text.end}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
