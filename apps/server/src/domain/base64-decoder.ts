/** Decodes Base64 text that comes in pieces: a `data:` address, or its Base64 part alone. Takes time by the byte. */
export interface Base64Decoder {
  /** Null when it is no Base64. */
  write(text: string): Uint8Array<ArrayBuffer> | null
  end(): Uint8Array<ArrayBuffer> | null
}

// Limits a prefix such as `data:image/png;base64,`: the text before the comma is short.
const ADDRESS_MAX = 200
const NOTHING = new Uint8Array(0)

export function createBase64Decoder(): Base64Decoder {
  let isBegun = false
  let isPadded = false
  let waiting = ''

  const decode = (text: string) => {
    // Text after the padding is no part of the same text.
    if (isPadded && text !== '') return null
    isPadded ||= text.includes('=')
    try {
      const letters = atob(text)
      const bytes = new Uint8Array(letters.length)
      for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i)
      return bytes
    } catch {
      return null
    }
  }

  // Drops the beginning of a `data:` address. False while it is not decided whether there is one.
  const begins = () => {
    const prefix = 'data:'
    if (prefix.startsWith(waiting.slice(0, prefix.length))) {
      const comma = waiting.indexOf(',')
      if (comma < 0) return waiting.length > ADDRESS_MAX
      waiting = waiting.slice(comma + 1)
    }
    return true
  }

  return {
    write(text) {
      waiting += text.replace(/[\t\n\f\r ]/g, '')
      isBegun ||= begins()
      if (!isBegun) return NOTHING
      const whole = waiting.length - (waiting.length % 4)
      const ready = waiting.slice(0, whole)
      waiting = waiting.slice(whole)
      return decode(ready)
    },
    end: () => decode(waiting),
  }
}
