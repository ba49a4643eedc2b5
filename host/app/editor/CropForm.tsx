import { Button, Group, Slider, Stack, Text } from "@mantine/core";
import { useState } from "react";
import ReactCrop, { centerCrop, type Crop, makeAspectCrop, type PixelCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { type PictureKind, targetOf } from "../uploads/upload.schema.ts";
import { usePictureUrl } from "../ui/use-picture-url.ts";
import { toast } from "../ui/toast.ts";
import styles from "./pictures.module.css";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import { editorMessages } from "./messages.en.ts";

const STEP = 5;
const DEGREE = Math.PI / 180;

interface Shape {
  aspect?: number;
  isRound?: boolean;
  minWidth: number;
}

/** Shapes of the crop; the least widths are pixels of the result. */
const SHAPES: Partial<Record<PictureKind, Shape>> = {
  profilePicture: { aspect: 1, isRound: true, minWidth: 500 },
  coverPhoto: { aspect: 3, minWidth: 600 },
  logo: { aspect: 1, minWidth: 200 },
  favicon: { aspect: 1, minWidth: 48 },
};

interface CropProps {
  file: Blob;
  kind: PictureKind;
  /** The picture is there, or turned out not to be one. */
  onSettled: () => void;
  onApply: (picture: Blob) => void;
  onClose: () => void;
}

/** Chooses a part of a picture, by pointer or by arrow keys (1, with Shift 10, with Ctrl or Meta 100 pixels). */
export default function CropForm({ file, kind, onSettled, onApply, onClose }: CropProps) {
  const text = useWords(editorWords).picture;
  const { aspect, isRound, minWidth } = SHAPES[kind] ?? { minWidth: 200 };
  const url = usePictureUrl(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>();
  const [area, setArea] = useState<PixelCrop>();
  const [zoom, setZoom] = useState(100);
  const [rotation, setRotation] = useState(0);

  function begin(loaded: HTMLImageElement) {
    setImage(loaded);
    const { width, height } = loaded;
    const share = aspect === 1 ? 95 : 90;
    const first = aspect
      ? makeAspectCrop(
          { unit: "%", ...(width / height > aspect ? { height: share } : { width: share }) },
          aspect,
          width,
          height,
        )
      : { unit: "%" as const, width: share, height: share };
    const centred = centerCrop(first, width, height);
    setCrop(centred);
    setArea({
      unit: "px",
      x: (centred.x * width) / 100,
      y: (centred.y * height) / 100,
      width: (centred.width * width) / 100,
      height: (centred.height * height) / 100,
    });
  }

  async function apply() {
    if (!image || !area) return;
    const picture = await cut(image, area, { zoom: zoom / 100, rotation, minWidth, kind, type: file.type });
    if (picture) onApply(picture);
    else toast.failure(editorMessages.notProcessed);
  }

  const hasArea = area !== undefined && area.width > 0 && area.height > 0;
  return (
    <Stack gap="lg">
      <div className={styles.cropArea}>
        {url && (
          <ReactCrop
            crop={crop}
            aspect={aspect}
            circularCrop={isRound}
            onChange={(_, percent) => setCrop(percent)}
            onComplete={(pixels) => setArea(pixels)}
          >
            <img
              src={url}
              alt={text.crop.picture}
              style={{ transform: `scale(${zoom / 100}) rotate(${rotation}deg)` }}
              onLoad={({ currentTarget }) => {
                begin(currentTarget);
                onSettled();
              }}
              onError={() => {
                toast.failure(editorMessages.notProcessed);
                onSettled();
              }}
            />
          </ReactCrop>
        )}
      </div>
      <div>
        <Text size="sm" component="span">
          {text.crop.zoom}
        </Text>
        <Slider
          thumbLabel={text.crop.zoom}
          value={zoom}
          onChange={setZoom}
          min={50}
          max={300}
          step={STEP}
          label={(value) => `${value} %`}
        />
      </div>
      <div>
        <Text size="sm" component="span">
          {text.crop.rotation}
        </Text>
        <Slider
          thumbLabel={text.crop.rotation}
          value={rotation}
          onChange={setRotation}
          min={-180}
          max={180}
          step={STEP}
          label={(value) => `${value}°`}
        />
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button onClick={apply} disabled={!hasArea}>
          {text.crop.apply}
        </Button>
      </Group>
    </Stack>
  );
}

/** The chosen area of the picture as it stood in the dialog, zoomed and turned about its centre. */
function cut(
  image: HTMLImageElement,
  area: PixelCrop,
  {
    zoom,
    rotation,
    minWidth,
    kind,
    type,
  }: { zoom: number; rotation: number; minWidth: number; kind: PictureKind; type: string },
): Promise<Blob | null> {
  const target = targetOf(kind);
  const natural = image.naturalWidth / image.width;
  const width = Math.min(target.width, Math.max(minWidth, area.width * natural));
  const scale = width / area.width;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  const isPng = type === "image/png";
  if (!isPng) {
    pen.fillStyle = "#ffffff"; // JPEG has no transparency: corners beside a turned picture would be black
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.scale(scale, scale);
  pen.translate(image.width / 2 - area.x, image.height / 2 - area.y);
  pen.rotate(rotation * DEGREE);
  pen.scale(zoom, zoom);
  pen.drawImage(image, -image.width / 2, -image.height / 2, image.width, image.height);
  return new Promise((resolve) => canvas.toBlob(resolve, isPng ? "image/png" : "image/jpeg", target.quality));
}
