import type { Context } from 'hono'
import type { CosError } from './cos-error.ts'
import { xml, type XmlNode } from './cos-xml.ts'

export interface CosEnv {
  Variables: { requestId: string }
}

export function answerXml(c: Context, node: XmlNode, status: 200 | 500 | CosError['status'] = 200): Response {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${xml(node)}`, status, { 'content-type': 'application/xml' })
}
