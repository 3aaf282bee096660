import { generateKeyPairSync, sign } from "node:crypto";

/** A key and a self-signed certificate for this machine's loopback interface. */
export function makeSelfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"));
  const commonName = sequence(Buffer.from("0603550403", "hex"), tagged(0x0c, Buffer.from("localhost")));
  const name = sequence(tagged(0x31, commonName));
  const validity = sequence(time("20000101000000Z"), time("20990101000000Z"));
  const addresses = sequence(
    tagged(0x82, Buffer.from("localhost")),
    tagged(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const extensions = sequence(
    sequence(Buffer.from("0603551d11", "hex"), tagged(0x04, addresses)),
    // It is its own authority.
    sequence(Buffer.from("0603551d13", "hex"), tagged(0x04, sequence(Buffer.from("0101ff", "hex")))),
  );
  const body = sequence(
    tagged(0xa0, Buffer.from("020102", "hex")),
    Buffer.from("020101", "hex"),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, extensions),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]));
  const lines = sequence(body, ecdsaWithSha256, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

// The encoding of X.509, ITU-T X.690: a tag, a length, the content.
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const lengths =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengths]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function time(text: string): Buffer {
  return tagged(0x18, Buffer.from(text));
}
