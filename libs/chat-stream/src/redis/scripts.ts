import { createHash } from 'node:crypto';

/** A Lua script, run by its digest. All its keys belong to one channel or name, hence to one slot. */
export interface Script {
  readonly lua: string;
  readonly sha: string;
}

function script(lua: string): Script {
  return { lua, sha: createHash('sha1').update(lua).digest('hex') };
}

/**
 * Takes a channel, unless the answer has an end. What the same instance holds is replaced.
 * KEYS holder, sockets, end. ARGV instance, answer, time to live in ms, now in ms. Returns holder, end, members; the first two
 * may be false.
 */
export const claimScript = script(`
local held = redis.call('GET', KEYS[1])
if held and string.sub(held, 1, #ARGV[1] + 1) ~= ARGV[1] .. ' ' then
  return {held, false, {}}
end
local ended = redis.call('GET', KEYS[3])
if ended then
  return {false, ended, {}}
end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[3])
return {false, false, redis.call('ZRANGEBYSCORE', KEYS[2], ARGV[4], '+inf')}
`);

/**
 * Frees a channel that an instance holds for an answer: another may hold it for the same one.
 * KEYS holder. ARGV instance, answer.
 */
export const releaseScript = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] .. ' ' .. ARGV[2] then
  return redis.call('DEL', KEYS[1])
end
return 0
`);

/**
 * Adds text, perhaps none yet, where it belongs, if the answer has no end; with an end, stores it after the last text and frees the channel.
 * A salt stands before the text, and what was hidden with another one is not added: the one that is there is told instead. As
 * long as there is no text, the salt that comes takes its place.
 * KEYS text, end, holder. ARGV offset in bytes, time to live in ms, answer, end or '', bytes, length of a salt or 0, salt or ''.
 * Returns bytes of text, ended, and the salt if there is one.
 */
export const writeScript = script(`
local header = tonumber(ARGV[6])
local length = math.max(redis.call('STRLEN', KEYS[1]) - header, 0)
if redis.call('EXISTS', KEYS[2]) == 1 then
  return {length, 1}
end
local salt = ARGV[7]
if header > 0 and length > 0 then
  salt = redis.call('GETRANGE', KEYS[1], 0, header - 1)
end
if length ~= tonumber(ARGV[1]) or salt ~= ARGV[7] then
  return {length, 0, length > 0 and header > 0 and salt or nil}
end
if header > 0 and length == 0 then
  redis.call('SET', KEYS[1], salt .. ARGV[5])
else
  redis.call('APPEND', KEYS[1], ARGV[5])
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
length = length + #ARGV[5]
if ARGV[4] == '' then
  return {length, 0, header > 0 and salt or nil}
end
redis.call('SET', KEYS[2], ARGV[4], 'PX', ARGV[2])
local held = redis.call('GET', KEYS[3])
if held and string.sub(held, -(#ARGV[3] + 1)) == ' ' .. ARGV[3] then
  redis.call('DEL', KEYS[3])
end
return {length, 1}
`);

/**
 * Stores the end of an answer that has none, wherever its text stands, and frees the channel.
 * KEYS text, end, holder. ARGV answer, end, time to live in ms.
 */
export const buryScript = script(`
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3], 'NX')
redis.call('PEXPIRE', KEYS[1], ARGV[3])
local held = redis.call('GET', KEYS[3])
if held and string.sub(held, -(#ARGV[1] + 1)) == ' ' .. ARGV[1] then
  redis.call('DEL', KEYS[3])
end
return 1
`);

/**
 * Tracks a socket, if one is given, and reads what is known.
 * KEYS sockets, holder, text, end. ARGV member or '', forget at in ms, time to live in ms, now in ms.
 * Returns holder, text, end; each may be false.
 */
export const arriveScript = script(`
if ARGV[1] ~= '' then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[4])
  redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return {redis.call('GET', KEYS[2]), redis.call('GET', KEYS[3]), redis.call('GET', KEYS[4])}
`);

/**
 * Notes how many sockets of a name an instance has, unless all have more than the limit then. What nobody has repeated
 * in time is forgotten, and a number that was overtaken on its way replaces no later one.
 * KEYS seats. ARGV instance, number, limit or -1, now in ms, forget at in ms, time to live in ms, order.
 * Returns 1 when there is room, and the other instances.
 */
export const occupyScript = script(`
local number = tonumber(ARGV[2])
local others = {}
local sum = 0
local overtaken = false
local seats = redis.call('HGETALL', KEYS[1])
for i = 1, #seats, 2 do
  local count, forget, order = string.match(seats[i + 1], '^(%d+) (%d+) (%d+)$')
  if seats[i] == ARGV[1] then
    overtaken = tonumber(order) > tonumber(ARGV[7])
    if overtaken then
      number = math.max(number, tonumber(count))
    end
  elseif tonumber(forget) <= tonumber(ARGV[4]) then
    redis.call('HDEL', KEYS[1], seats[i])
  else
    sum = sum + tonumber(count)
    others[#others + 1] = seats[i]
  end
end
local limit = tonumber(ARGV[3])
if limit >= 0 and sum + number > limit then
  return {0, others}
end
if overtaken then
  return {1, others}
end
if number == 0 then
  redis.call('HDEL', KEYS[1], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[5] .. ' ' .. ARGV[7])
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
end
return {1, others}
`);
