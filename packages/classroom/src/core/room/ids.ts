/** Milliseconds since 1970-01-01 UTC, by the authority's clock. */
export type EpochMs = number
export type UserId = string

/** One room serves one lesson and carries its id. */
export type RoomId = string

/** Made by the sender of the command; sending a command again with the same id changes nothing. */
export type CommandId = string
