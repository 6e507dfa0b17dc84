end = max(span[1] for span in spans)
return sum(1 for t in range(end) if sum(1 for a, b in spans if a <= t < b) {{sign}} {{k}})
