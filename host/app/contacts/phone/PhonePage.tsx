import { Alert, Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconDeviceMobile } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { AppPasswordView } from "../../auth/app-passwords/app-passwords.server.ts";
import { api } from "../../ui/api.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { DEVICE_KINDS, type DeviceKind } from "./device-kinds.ts";
import { DeviceList } from "./DeviceList.tsx";
import type { NewDevice } from "./new-device.ts";
import styles from "./phone.module.css";
import { phoneWords } from "./words.en.ts";

// Nothing is to be seen of it before something is set up.
const SetupSteps = lazy(() => import("./SetupSteps.tsx"));

interface Props {
  devices: AppPasswordView[];
  username: string;
  address: string;
  isReachable: boolean;
  kind: DeviceKind;
  isOnPhone: boolean;
}

/** Brings the contacts to a phone, and lists the devices that have them. */
export function PhonePage({ devices, isReachable, isOnPhone, ...props }: Props) {
  const text = useWords(phoneWords);
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<DeviceKind>(props.kind);
  const [device, setDevice] = useState<NewDevice>();
  const setUp = useCall(text.notSetUp);
  const end = useCall(text.notEnded);

  const start = () =>
    setUp.call(async () => {
      const { newDevice } = await import("./new-device.ts");
      setDevice(await newDevice(kind, text.kinds[kind], props));
      revalidate();
    });
  const close = () => {
    setDevice(undefined);
    revalidate();
  };
  const remove = ({ id }: AppPasswordView) =>
    end.call(
      async () => {
        await api("DELETE", `/api/app-passwords/${id}`);
        revalidate();
      },
      text.ended,
      text.endedText,
    );

  return (
    <Stack gap="lg">
      <PageHeader title={text.title} subtitle={text.subtitle} trail={[{ label: text.back, to: "/contacts" }]} />
      {!isReachable && <Alert color="amber">{text.needsHttps}</Alert>}
      {isReachable && !device && (
        <div className={styles.start}>
          <NativeSelect
            label={text.which}
            value={kind}
            data={DEVICE_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
            onChange={({ currentTarget: { value } }) => setKind(value as DeviceKind)}
          />
          <Button
            onClick={start}
            loading={setUp.isBusy}
            leftSection={<IconDeviceMobile size={18} stroke={1.8} aria-hidden />}
          >
            {text.setUp}
          </Button>
        </div>
      )}
      {device && (
        <Suspense>
          <SetupSteps device={device} isOnPhone={isOnPhone} {...props} onDone={close} />
        </Suspense>
      )}
      <section aria-labelledby="devices">
        <h2 id="devices" className={styles.heading}>
          {text.devices}
        </h2>
        {devices.length === 0 ? (
          <Text c="dimmed">{text.noDevices}</Text>
        ) : (
          <DeviceList devices={devices} isBusy={end.isBusy} onEnd={remove} />
        )}
      </section>
    </Stack>
  );
}
