import { type FileHandle, open } from "node:fs/promises";
import type { Variant } from "./load-site.ts";

/** What one response keeps in memory for a slow client. */
const chunkBytes = 32 * 1024;

/**
 * The bytes from `start` to `end` of a file, which must be as it was when the site was loaded. Once the headers
 * are out, an error can only break the connection: that is what `breakOff` is for.
 */
export async function openBody(
  variant: Variant,
  start: number,
  end: number,
  breakOff: (error: unknown) => void,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream | null> {
  if (end < start) return null;
  const handle = await open(variant.path);
  try {
    if ((await handle.stat()).size !== variant.size) throw new FileChanged();
    if (end - start >= chunkBytes) return streamBytes(handle, start, end, breakOff);
    const bytes = await readChunk(handle, start, end);
    if (bytes.length <= end - start) throw new FileChanged();
    await handle.close();
    return bytes;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

class FileChanged extends Error {
  override name = "FileChanged";
}

/** Reads a chunk only when the one before has gone out. */
function streamBytes(
  handle: FileHandle,
  start: number,
  end: number,
  breakOff: (error: unknown) => void,
): ReadableStream {
  let at = start;
  let isWanted = true;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const bytes = await readChunk(handle, at, end);
          if (!isWanted) return;
          // A short end would let the client take the next response for the rest of this one.
          if (bytes.length === 0) throw new FileChanged();
          controller.enqueue(bytes);
          at += bytes.length;
          if (at <= end) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close();
          if (isWanted) breakOff(error);
        }
      },
      cancel() {
        isWanted = false;
        return handle.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function readChunk(handle: FileHandle, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunk = new Uint8Array(Math.min(chunkBytes, end - start + 1));
  const { bytesRead } = await handle.read(chunk, 0, chunk.length, start);
  return chunk.subarray(0, bytesRead);
}
