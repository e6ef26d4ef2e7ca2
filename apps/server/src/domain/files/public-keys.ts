/**
 * Decides who may read an object by its key alone, as an object store outside would by a rule for a folder: what lies in
 * a person's folder `public` opens for every visitor, everything else by a signed address.
 */
const PUBLIC_FOLDER = 'public'

/** True for covers, faces, logos, and what a teacher marks public. */
export function isPublicObject(key: string): boolean {
  const [, , folder, name, ...rest] = key.split('/')
  return folder === PUBLIC_FOLDER && name !== undefined && rest.length === 0
}

/**
 * Returns the key under which an object of this key is public. Always the same, so that making it public twice makes one
 * copy. It gives the private key away, which opens nothing without a signature.
 */
export function publicKeyOf(key: string): string {
  const [role, userId, , name] = key.split('/')
  return `${role}/${userId}/${PUBLIC_FOLDER}/${name}`
}
