/**
 * Checks every window, then counts in all of them or in none; Redis runs it as one step. A counter is a hash of the window
 * it belongs to (`w`) and the count (`n`), so that its key is known beforehand and an old window simply does not count.
 * KEYS: one per window. ARGV: the instant in epoch ms or '' for the server's clock, the units, then length in ms and limit
 * ('' for none) of each window. Answers 1 or 0, the instant, then the count of each window.
 */
export const TAKE_SCRIPT = `
local at = tonumber(ARGV[1])
if not at then
  local time = redis.call('TIME')
  at = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
local units = tonumber(ARGV[2])
local allowed = 1
local used = {}
for i, key in ipairs(KEYS) do
  local window = math.floor(at / tonumber(ARGV[2 * i + 1]))
  local limit = tonumber(ARGV[2 * i + 2])
  local stored = redis.call('HMGET', key, 'w', 'n')
  used[i] = 0
  if tonumber(stored[1] or '') == window then used[i] = tonumber(stored[2]) end
  if limit and used[i] + units > limit then allowed = 0 end
end
if allowed == 1 and units > 0 then
  for i, key in ipairs(KEYS) do
    local length = tonumber(ARGV[2 * i + 1])
    used[i] = used[i] + units
    redis.call('HSET', key, 'w', string.format('%.0f', math.floor(at / length)), 'n', string.format('%.0f', used[i]))
    redis.call('PEXPIRE', key, string.format('%.0f', length))
  end
end
local answer = { allowed, at }
for i = 1, #used do answer[i + 2] = used[i] end
return answer
`;

/**
 * Returns units to windows that still run. KEYS: one per window. ARGV: the units, then the index of each window at the
 * time of taking.
 */
export const GIVE_BACK_SCRIPT = `
for i, key in ipairs(KEYS) do
  local stored = redis.call('HMGET', key, 'w', 'n')
  if tonumber(stored[1] or '') == tonumber(ARGV[i + 1]) then
    local left = math.max(0, tonumber(stored[2]) - tonumber(ARGV[1]))
    redis.call('HSET', key, 'n', string.format('%.0f', left))
  end
end
return 1
`;
