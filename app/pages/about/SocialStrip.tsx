import { Icon } from "#app/ui/Icon.tsx";
import { inOrder } from "#app/ui/in-order.tsx";
import { chatAddress } from "#app/ui/telephone.ts";
import { social } from "#content/about.yaml";
import { chatTelephone } from "#content/site.yaml";
import { words } from "#words/about.ts";
import { words as site } from "#words/site.ts";
import css from "./SocialStrip.module.css";

/** Empty without a number for the chat and without networks. */
export const socialLinks = [
  ...(chatTelephone
    ? [{ name: site.networks.whatsapp, icon: "chat", target: chatAddress(chatTelephone) } as const]
    : []),
  ...social.map(({ icon, target }) => ({ name: site.networks[icon], icon, target })),
] as const;

export function SocialStrip() {
  return (
    <section className="wrap tail">
      <div className={`cluster rule ${css.social}`}>
        <h3>{words.social}</h3>
        <ul>
          {inOrder(socialLinks, ({ name, icon, target }) => (
            <li>
              <a className="round" href={target}>
                <i>
                  <Icon name={icon} />
                </i>
                <b>{name}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
