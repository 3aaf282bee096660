/** An account that mails instead of a mail server. */
export interface EmailJsAccount {
  /** Of the REST API, without a slash at its end. */
  origin: string;
  publicKey: string;
  privateKey: string;
  serviceId: string;
  templateId: string;
}
