const LONGEST = 160;

/** @param found as `compareLines` returns it */
export function printComparison({ lineCount, differentCount, first, places }) {
  for (const { part, region, at, pointer, before, after } of first)
    console.log(`${part} ${region ?? '-'} ${at ?? '-'} ${pointer}: ${text(before)} -> ${text(after)}`);
  if (differentCount > 0) {
    console.log(`${differentCount} differences in ${lineCount} lines, by place:`);
    for (const [place, count] of [...places].toSorted((a, b) => b[1] - a[1])) console.log(`${count}\t${place}`);
  } else console.log(`${lineCount} lines, no difference`);
}

function text(value) {
  const json = value === undefined ? 'absent' : JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}
