import type { ObjectStore, StoredObject } from '../../ports/object-store.ts'
import { DEMO_MEDIA, type DemoMediaName, demoMediaOf, type LoadDemoMedia, mediaType } from './demo-media.ts'

/**
 * A store in which the demo's files lie, too. They are loaded when they are first read, and are not copied into the
 * store: they count against no quota, and a store in memory has them again after a restart.
 */
export function withDemoMedia(objects: ObjectStore, load: LoadDemoMedia): ObjectStore {
  const loaded = new Map<DemoMediaName, Promise<Blob>>()
  const contentOf = (name: DemoMediaName) => {
    const known = loaded.get(name)
    if (known) return known
    const content = load(name).then((bytes) => new Blob([bytes], { type: mediaType(name) }))
    loaded.set(name, content)
    // A file that could not be loaded is asked for again.
    content.catch(() => loaded.delete(name))
    return content
  }
  const described = (key: string, name: DemoMediaName): StoredObject => {
    const { sizeBytes } = DEMO_MEDIA[name]
    return { key, sizeBytes, contentType: mediaType(name), etag: `demo-${name}-${sizeBytes}`, modifiedAt: 0 }
  }
  return {
    ...objects,
    async head(key) {
      const name = demoMediaOf(key)
      return (await objects.head(key)) ?? (name && described(key, name))
    },
    async read(key) {
      const name = demoMediaOf(key)
      return (await objects.read(key)) ?? (name && contentOf(name))
    },
  }
}
