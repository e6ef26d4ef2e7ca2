import { Link } from '@hwjy/ui'

/** Returns where a contact leads: a mail program or a phone; null for a name in a messenger. */
export function contactHref(contact: string): string | null {
  if (/^[^\s@:/?&]+@[^\s@:/?&]+$/.test(contact) && contact.lastIndexOf('.') > contact.indexOf('@') + 1)
    return `mailto:${encodeURI(contact)}`
  if (/^\+?[\d\s()-]{7,20}$/.test(contact)) return `tel:${contact.replaceAll(/[^+\d]/g, '')}`
  return null
}

export function ContactLink({ contact }: { contact: string }) {
  const href = contactHref(contact)
  return href === null ? contact : <Link href={href}>{contact}</Link>
}
