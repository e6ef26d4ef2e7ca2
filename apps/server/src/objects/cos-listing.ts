import type { StoredObject } from '../ports/object-store.ts'
import { CosError } from './cos-error.ts'
import type { XmlNode } from './cos-xml.ts'

export interface ListingQuery {
  prefix: string
  /** Keys that go on with this after the prefix are told together, as one folder. '' for none. */
  delimiter: string
  /** The page holds only what comes after this key. */
  marker: string
  /** 1 to 1000. */
  maxKeys: number
}

const MAX_KEYS = 1_000

/** @throws {CosError} `InvalidArgument` */
export function readListingQuery(query: Record<string, string>): ListingQuery {
  const { prefix = '', delimiter = '', marker = '', 'max-keys': maxKeys = String(MAX_KEYS) } = query
  if (!/^[1-9]\d{0,3}$/.test(maxKeys)) throw new CosError('InvalidArgument')
  return { prefix, delimiter, marker, maxKeys: Math.min(Number(maxKeys), MAX_KEYS) }
}

/** One page of a bucket, of objects ascending by key. Objects and folders count alike. */
export function listBucket(bucket: string, objects: readonly StoredObject[], query: ListingQuery): XmlNode {
  const { prefix, delimiter, marker, maxKeys } = query
  const entries = new Map<string, StoredObject | null>()
  for (const object of objects) {
    const folderEnd = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length)
    const name = folderEnd < 0 ? object.key : object.key.slice(0, folderEnd + delimiter.length)
    if (name > marker) entries.set(name, folderEnd < 0 ? object : null)
  }
  const page = [...entries].slice(0, maxKeys)
  const isTruncated = entries.size > page.length
  return [
    'ListBucketResult',
    [
      ['Name', bucket],
      ['Prefix', prefix],
      ['Marker', marker],
      ['MaxKeys', maxKeys],
      ...(delimiter === '' ? [] : [['Delimiter', delimiter] as XmlNode]),
      ['IsTruncated', String(isTruncated)],
      ...(isTruncated ? [['NextMarker', page.at(-1)?.[0] ?? ''] as XmlNode] : []),
      ...page.map(([name, object]) => (object ? contents(object) : folder(name))),
    ],
  ]
}

const folder = (name: string): XmlNode => ['CommonPrefixes', [['Prefix', name]]]

const contents = ({ key, modifiedAt, etag, sizeBytes }: StoredObject): XmlNode => [
  'Contents',
  [
    ['Key', key],
    ['LastModified', new Date(modifiedAt).toISOString()],
    ['ETag', `"${etag}"`],
    ['Size', sizeBytes],
    ['StorageClass', 'STANDARD'],
  ],
]
