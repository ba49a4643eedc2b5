import { useEffect, useRef, useState } from "react";
import { decode, cropsOfFrame } from "./decoder.ts";

type CameraProblem = "refused" | "missing" | "busy" | "insecure" | "failed";

type Camera =
  | { is: "off" }
  | { is: "starting" }
  | { is: "on"; stream: MediaStream; choices: { id: string; label: string }[]; hasTorch: boolean }
  | { is: "failed"; why: CameraProblem };

/** Between two looks: a phone should not get hot. */
const PAUSE_MS = 100;

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
  Insecure: "insecure",
};

/**
 * A camera while `toastId` and the page is seen: the one of this id, else the one on the back. Each read code goes to
 * `onCode`.
 */
export function useCamera(isOn: boolean, deviceId: string | null, attempt: number, onCode: (text: string) => void) {
  const [camera, setCamera] = useState<Camera>({ is: "off" });
  const video = useRef<HTMLVideoElement>(null);
  const isVisible = usePageVisible();
  const isActive = isOn && isVisible;

  useEffect(() => {
    if (!isActive) return;
    let stream: MediaStream | undefined;
    let isCancelled = false;
    setCamera({ is: "starting" });
    startCamera(deviceId)
      .then(async (started) => {
        stream = started;
        if (isCancelled) return stop(stream);
        setCamera({ is: "on", stream, choices: await choices(), hasTorch: hasTorch(stream) });
      })
      .catch((error: Error) => {
        if (isMissingHere(error)) return location.reload();
        if (!isCancelled) setCamera({ is: "failed", why: PROBLEMS[error.name] ?? "failed" });
      });
    return () => {
      isCancelled = true;
      if (stream) stop(stream);
      setCamera({ is: "off" });
    };
  }, [isActive, deviceId, attempt]);

  const stream = camera.is === "on" ? camera.stream : null;
  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined); // taken away meanwhile
    return watch(element, onCode);
  }, [stream, onCode]);

  return { camera, video };
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}

async function startCamera(deviceId: string | null): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw Object.assign(new Error("insecure"), { name: "Insecure" });
  const video = {
    ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: "environment" }),
    width: { ideal: 1920 },
    height: { ideal: 1080 },
  };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

/**
 * Whether the camera is blocked because Chromium applies the policy of the document first loaded, and only that of
 * /scan allows it: the page must be reloaded once.
 */
function isMissingHere(error: Error): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  const [loaded] = performance.getEntriesByType("navigation");
  const isLoadedHere = loaded && new URL(loaded.name).pathname === location.pathname;
  return error.name === "NotAllowedError" && featurePolicy?.allowsFeature("camera") === false && !isLoadedHere;
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Browsers name cameras only once one is allowed. */
async function choices() {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind }) => kind === "videoinput")
    .map(({ deviceId, label }, i) => ({ id: deviceId, label: label || `Camera ${i + 1}` }));
}

const hasTorch = (stream: MediaStream): boolean => {
  const abilities = stream.getVideoTracks()[0]?.getCapabilities?.() as { torch?: boolean } | undefined;
  return abilities?.torch === true;
};

/** Whether the light is on afterwards. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  const advanced = [{ torch: isOn } as MediaTrackConstraintSet];
  return stream
    .getVideoTracks()[0]!
    .applyConstraints({ advanced })
    .then(
      () => isOn,
      () => false,
    );
}

/** Looks at one frame after the other, until it is stopped. */
function watch(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let n = 0;
  async function scanFrame() {
    const { videoWidth: width, videoHeight: height } = video;
    if (width > 0) {
      const crops = cropsOfFrame(n++, width, height);
      const text = await decode({ source: video, width, height }, crops).catch(() => null);
      if (isStopped) return;
      if (text !== null) return onCode(text);
    }
    timer = setTimeout(() => void scanFrame(), PAUSE_MS);
  }
  void scanFrame();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
